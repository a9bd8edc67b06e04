# For people with make; everything here is also a line of .ci/run or the README.
.PHONY: check
check:
	bash .ci/run
