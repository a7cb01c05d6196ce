import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../tests/chromium.mjs';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/journeys',
  // Each worker has its own server and database (`portal.ts`), so files can run in parallel.
  workers: 2,
  fullyParallel: false,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A test that passes only on retry is a defect, of the journey or of the portal.
  retries: 0,
  forbidOnly: true,
  // Nightly journeys repeat what other tests prove; `npm run test:all` runs them.
  grepInvert: process.env.EVERYTHING ? [] : /@nightly/,
  reporter: [['dot'], ['json']],
  use: {
    launchOptions: {
      executablePath: findChromium(),
      args: [
        ...chromiumFlags,
        // A fake camera with a moving picture, and no permission prompt.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
    // Colours that change slowly would be looked at on their way.
    contextOptions: { reducedMotion: 'reduce' },
    permissions: ['camera'],
    viewport: { width: 1280, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    // Recording every journey takes a third of the time; use `--trace=on` to inspect one.
    trace: 'off',
  },
});
