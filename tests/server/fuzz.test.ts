import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fuzz, wanted } from '../fuzz/fuzz';

const { FUZZ_SEED = '1', FUZZ_FROM = '0', FUZZ_REQUESTS = '250', FUZZ_REPORT } = process.env;

/** `npm run fuzz` sends more, and prints this table. */
it(
  `accepts what is valid, refuses what is not, and never fails (seed ${FUZZ_SEED})`,
  { timeout: 3_600_000 },
  async () => {
    const { rows, failures, ...counts } = await fuzz({
      seed: Number(FUZZ_SEED),
      from: Number(FUZZ_FROM),
      requests: Number(FUZZ_REQUESTS),
    });
    if (FUZZ_REPORT)
      writeFileSync(FUZZ_REPORT, JSON.stringify({ rows, failures, ...counts, wanted }));
    expect(failures).toEqual([]);
  },
);
