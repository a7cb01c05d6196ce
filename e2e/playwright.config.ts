import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../tests/chromium.mjs';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/journeys',
  // Each worker has a server and a database of its own (`portal.ts`), so files can run side by side.
  workers: 2,
  fullyParallel: false,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // What passes at the second try is a defect: of the journey, or of what it walks through.
  retries: 0,
  forbidOnly: true,
  // What is proved below as well, and walked here by night (`npm run test:all`).
  grepInvert: process.env.EVERYTHING ? [] : /@nightly/,
  reporter: [['dot'], ['json']],
  use: {
    launchOptions: {
      executablePath: findChromium(),
      args: [
        ...chromiumFlags,
        // A moving picture in place of a camera, and no question whether it may be used.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
    permissions: ['camera'],
    viewport: { width: 1280, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    // Recording every journey takes a third of the time; a look into one by hand: `--trace=on`.
    trace: 'off',
  },
});
