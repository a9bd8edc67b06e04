"""Statistics: pure functions of counts that know neither cards nor games."""
