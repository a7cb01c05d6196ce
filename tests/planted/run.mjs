/**
 * `npm run recall -- [KEY…] [--most 160]`: takes away the examples that notice a slip, and looks whether
 * `catalogue mutate` finds one again; prints for each request type how many slips were planted so, and which were not
 * found. At most so many slips of one request type are made. Exit code 1 if too few of one are found.
 */
import { parseArgs } from 'node:util';
import { interruptOnSignals } from '../programs.mjs';
import { runReported } from '../reported.mjs';

const { values, positionals: keys } = parseArgs({
  allowPositionals: true,
  options: { most: { type: 'string', default: '160' } },
});
interruptOnSignals();
const found = [];
const ended = await runReported(
  ['tests/planted/recall.test.ts'],
  'RECALL_REPORT',
  { RECALL_KEYS: keys.join(',') || 'all', RECALL_MOST: values.most },
  (one) => {
    found.push(one);
    console.log(`${one.key.padEnd(28)}${one.planted - one.missed.length} of ${one.planted} found`);
    for (const slip of one.missed) console.log(`  ${slip}`);
  },
);
const planted = found.reduce((sum, one) => sum + one.planted, 0);
const missed = found.reduce((sum, one) => sum + one.missed.length, 0);
console.log(`\n${planted - missed} of ${planted} found`);
// A test that failed otherwise says why.
if (!ended.isGreen && found.length === 0) console.error(ended.output);
process.exit(ended.isGreen ? 0 : 1);
