/**
 * V8 as long simulations want it; imported before anything else. The rules are thousands of small functions, so more of them may be
 * put into their callers; and an action leaves a kilobyte behind that nobody needs any more, so threads tidy up a quarter as often,
 * and each by itself: the other cores have threads of their own.
 */
import { setFlagsFromString } from 'node:v8'

setFlagsFromString('--max-inlined-bytecode-size-cumulative=4000')
// in megabytes, of threads that are started from now on
setFlagsFromString('--min-semi-space-size=64')
setFlagsFromString('--max-semi-space-size=64')
setFlagsFromString('--no-parallel-scavenge')
