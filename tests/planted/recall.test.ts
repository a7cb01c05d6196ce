import { appendFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sampled } from '../../src/authoring';
import type { PlacedMutant } from '../../src/authoring/mutate/mutator';
import { allKeys, mutatorOf } from './mutatorOf';

const { RECALL_KEYS = 'mother_name,gst_refund', RECALL_MOST = '40', RECALL_REPORT } = process.env;
const keys = RECALL_KEYS === 'all' ? allKeys : RECALL_KEYS.split(',');

/** The share of what is planted that has to be found. */
const least = 0.9;

/** `npm run recall` asks for more, and prints a line for each request type. */
it.each(keys)(
  'slips in %s are found again without the examples that notice them',
  { timeout: 3_600_000 },
  (key) => {
    const { planted, missed } = recallOf(key, Number(RECALL_MOST));
    if (RECALL_REPORT)
      appendFileSync(RECALL_REPORT, `${JSON.stringify({ key, planted, missed })}\n`);
    expect(planted).toBeGreaterThan(0);
    expect(1 - missed.length / planted, missed.join('\n')).toBeGreaterThanOrEqual(least);
  },
);

/** Takes away all examples that notice a slip, and looks whether one is found again. At most so many slips are made. */
function recallOf(key: string, most: number): { planted: number; missed: string[] } {
  const whole = mutatorOf(key);
  const distinct = new Map([...whole.mutants()].map((mutant) => [mutant.id, mutant]));
  const plants = new Map<string, PlacedMutant[]>();
  for (const mutant of sampled([...distinct.values()], most, ({ operator }) => operator)) {
    const noticing = JSON.stringify(whole.noticingExamples(mutant));
    if (noticing !== '[]') plants.set(noticing, [...(plants.get(noticing) ?? []), mutant]);
  }
  let planted = 0;
  const missed: string[] = [];
  for (const [noticing, mutants] of plants) {
    const left = mutatorOf(key, JSON.parse(noticing));
    if (!left.hasAccepted) continue;
    for (const mutant of mutants) {
      // Lint finds some as well.
      if (left.noticedBy(mutant)) continue;
      planted++;
      if (!left.killerOf(mutant)) missed.push(`${mutant.slip} (${mutant.edits[0]!.at})`);
    }
  }
  return { planted, missed };
}
