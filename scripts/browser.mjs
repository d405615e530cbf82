// How every script and test starts its browser: the one that comes with the packages, or that of CHROMIUM_PATH; letters lie where they
// lie on every machine.

import chromium from '@sparticuz/chromium'

export const browserOptions = async () => ({
  executablePath: process.env.CHROMIUM_PATH ?? (await chromium.executablePath()),
  args: [
    '--no-sandbox',
    '--headless=new',
    '--disable-gpu',
    '--hide-scrollbars',
    '--font-render-hinting=none',
  ],
})
