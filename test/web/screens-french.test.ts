/** Every screen in French: nothing for axe to find, nothing cut off, everything big enough to touch. */
import { testScreens } from './kit/screens.ts'

testScreens('fr')
