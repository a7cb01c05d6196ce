import { defineConfig } from '@playwright/test';
import { chromiumFlags } from '../tests/chromium.mjs';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/journeys',
  // Each worker has a server and a database of its own (`portal.ts`), so files can run side by side.
  workers: 2,
  fullyParallel: false,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A slow machine of a build service gets a second try; here a journey has to pass at once.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  reporter: [['line'], ['json']],
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
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
    trace: 'on-first-retry',
  },
});
