/** Every screen in English: nothing for axe to find, nothing cut off, everything big enough to touch. */
import { testScreens } from './kit/screens.ts'

testScreens('en')
