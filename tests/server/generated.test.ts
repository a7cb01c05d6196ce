import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Proof, Prover } from '../generated/proof';

const {
  GENERATED_SEED = '1',
  GENERATED_FROM = '0',
  GENERATED_COUNT = '60',
  GENERATED_REPORT,
} = process.env;
/** The same in every run: `npm run prove` tries others. */
const seed = Number(GENERATED_SEED);
const [from, count] = [Number(GENERATED_FROM), Number(GENERATED_COUNT)];

let prover: Prover;
beforeAll(async () => {
  prover = await new Prover().open();
});
afterAll(() => prover.close());

it(
  `finishes every generated definition that lint calls clean (seed ${seed})`,
  { timeout: 3_600_000 },
  async () => {
    const proofs: Proof[] = [];
    for (let number = from; number < from + count; number++) {
      proofs.push(await prover.prove(seed, number));
      if (GENERATED_REPORT && number % 50 === 0)
        writeFileSync(GENERATED_REPORT, JSON.stringify(proofs));
    }
    if (GENERATED_REPORT) writeFileSync(GENERATED_REPORT, JSON.stringify(proofs));
    const dead = proofs
      .filter(({ ending }) => ending === 'dead')
      .map(({ number, why, files }) => ({ number, why, files }));
    expect(dead).toEqual([]);
    expect(proofs.filter(({ ending }) => ending === 'ticket').length).toBeGreaterThan(count / 4);
  },
);
