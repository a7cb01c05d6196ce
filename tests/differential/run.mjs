/**
 * Asks several judges about generated answers, and prints where they disagree:
 * `npm run differential -- [KEY…] [--answers 800] [--seed N] [--from N] [--sabotage]`. Of each definition so many answers
 * are judged by the engine, the modules of browser and server, another validator and the reading of each step, and a
 * twentieth of them by a server. A seed and a number make the same answers again. `--sabotage` plants differences in
 * each judge instead, each of which must be found. Exit code 1 if judges disagree, or if a planted difference is not found.
 */
import { parseArgs } from 'node:util';
import { interruptOnSignals } from '../programs.mjs';
import { runReported } from '../reported.mjs';

const { values, positionals: keys } = parseArgs({
  allowPositionals: true,
  options: {
    answers: { type: 'string', default: '800' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    from: { type: 'string', default: '0' },
    sabotage: { type: 'boolean', default: false },
  },
});
const { answers, seed, from, sabotage } = values;
const onServer = Math.ceil(Number(answers) / (sabotage ? 2 : 20));
/** How many differences are planted in each judge of a definition. */
const planted = 5;
const shown = 10;

console.log(`seed ${seed}, ${answers} answers, ${onServer} on a server, from number ${from}`);
console.log(
  line({
    part: 'judges',
    key: 'of',
    answers: 'answers',
    valid: 'valid',
    wrong: 'disagree',
    seconds: 'seconds',
  }),
);
interruptOnSignals();
/** What was reported so far. */
const found = [];
const [file, title] = sabotage ? ['sabotage', 'planted'] : ['differential', 'agree'];
const ended = await runReported(
  [`tests/differential/${file}.test.ts`, 'tests/server/differential.test.ts', '-t', title],
  'DIFFERENTIAL_REPORT',
  {
    DIFFERENTIAL_KEYS: keys.join(',') || 'all',
    DIFFERENTIAL_ANSWERS: answers,
    DIFFERENTIAL_ON_SERVER: String(onServer),
    DIFFERENTIAL_SEED: seed,
    DIFFERENTIAL_FROM: from,
    DIFFERENTIAL_PLANTED: String(planted),
  },
  (one) => {
    found.push(one);
    console.log(line({ ...one, wrong: one.disagreements.length }));
  },
);
const isExplained = sabotage ? printPlanted() : printAgreement();
const keysOf = (part) => found.filter((one) => one.part === part).length;
const isWhole = sabotage || (found.length > 0 && keysOf('rules') === keysOf('server'));
// A test that failed otherwise says why.
if (!ended.isGreen && !(isExplained && isWhole)) console.error(ended.output);
process.exit(ended.isGreen ? 0 : 1);

function line({ part, key, answers, valid, wrong, seconds, about = '' }) {
  const numbers = [answers, valid, wrong, seconds.toFixed?.(1) ?? seconds];
  return `${part.padEnd(9)}${key.padEnd(28)}${numbers.map((one) => String(one).padStart(10)).join('')}  ${about}`.trimEnd();
}

/** How often each pair of judges was asked, and where they differ; returns whether they do. */
function printAgreement() {
  const sum = (name) => found.reduce((soFar, one) => soFar + one[name], 0);
  const disagreements = found.flatMap((one) => one.disagreements);
  const all = { answers: sum('answers'), valid: sum('valid'), wrong: disagreements.length };
  console.log(line({ part: 'all', key: '', ...all, seconds: sum('seconds') }));
  const judged = {};
  for (const [judges, times] of found.flatMap((one) => Object.entries(one.judged)))
    judged[judges] = (judged[judges] ?? 0) + times;
  console.log('');
  for (const [judges, times] of Object.entries(judged)) {
    const wrong = disagreements.filter((one) => one.judges === judges).length;
    console.log(`${judges.padEnd(70)}${String(times).padStart(10)}${String(wrong).padStart(10)}`);
  }
  for (const one of disagreements.slice(0, shown)) {
    const again = `${one.key} --seed ${seed} --from ${one.number} --answers 1`;
    console.log(`\nagain: npm run differential -- ${again}`);
    console.log(JSON.stringify(one, undefined, 2).slice(0, 4000));
  }
  if (disagreements.length > shown) console.log(`\n… and ${disagreements.length - shown} more`);
  return disagreements.length > 0;
}

/** The planted differences that nobody found; returns whether there are any. */
function printPlanted() {
  const missed = found.filter((one) => one.disagreements.length === 0);
  console.log(
    `\n${found.length - missed.length} of ${found.length} planted differences were found`,
  );
  for (const { key, about } of missed) console.log(`not found: ${key}, ${about}`);
  return missed.length > 0;
}
