import { loadavg } from 'node:os';
import { pages, reference } from './pages.mjs';

/** The printed figures of each page; `most` is the allowed ratio to the hand-written page. */
const figures = [
  { key: 'keyScript', title: 'script per key, ms', most: 1.5 },
  { key: 'keyPaint', title: 'key to paint, ms', most: 1.0 },
  { key: 'keyPaintP95', title: '… its 95th percentile' },
  { key: 'keyTask', title: 'main thread per key, ms' },
  { key: 'clickScript', title: 'script per yes/no, ms' },
  { key: 'clickPaint', title: 'yes/no to paint, ms' },
  { key: 'clickPaintP95', title: '… its 95th percentile' },
  { key: 'interactive', title: 'first interactive, ms', most: 0.35 },
  { key: 'stuck', title: 'stuck while opening, ms' },
  { key: 'wholeForm', title: 'the whole form stands, ms' },
  { key: 'kilobytes', title: 'JavaScript, KB gzipped', most: 1.1 },
  { key: 'nodes', title: 'elements' },
];

/**
 * The best of the runs and its ratio to the best of the hand-written page, because other programs can only increase a
 * figure; and the range of the ratios within each run, which shows how reliable it is.
 */
export function printReport(results) {
  const names = Object.keys(results);
  const of = (name, key) => results[name].map((result) => result[key]);
  const best = (name, key) => Math.min(...of(name, key));
  const isKnown = (name, key) => of(name, key).every((value) => value !== undefined);
  printTable([
    ['', ...names.map((name) => pages[name].about)],
    ...figures.map(({ key, title }) => [
      title,
      ...names.map((name) => (isKnown(name, key) ? shown(best(name, key)) : '–')),
    ]),
  ]);

  const ratio = (name, { key, most }) => {
    const within = of(name, key).map((value, i) => value / of(reference, key)[i]);
    const [least, last] = [Math.min(...within), Math.max(...within)].map(twoDecimals);
    const bests = twoDecimals(best(name, key) / best(reference, key));
    const isHeld = most !== undefined && name !== 'plain';
    const verdict = isHeld ? (Number(bests) <= most ? ' met' : ' NOT MET') : '';
    return `${bests} (${least} to ${last})${verdict}`;
  };
  const others = names.filter((name) => name !== reference);
  console.log(`\nRatios to ${pages[reference].about} (within the runs)`);
  printTable([
    ['', 'target', ...others.map((name) => pages[name].about)],
    ...figures.map((figure) => [
      figure.title.replace(/, (ms|KB).*/, ''),
      figure.most ? `≤ ${figure.most}` : '',
      ...others.map((name) => (isKnown(name, figure.key) ? ratio(name, figure) : '–')),
    ]),
  ]);
  console.log(`\nLoad of the machine: ${loadavg()[0].toFixed(1)}`);
}

const shown = (figure) => figure.toFixed(figure < 100 ? 1 : 0);

const twoDecimals = (number) => number.toFixed(2);

function printTable(rows) {
  const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => row[i].length)));
  for (const row of rows)
    console.log(
      row
        .map((cell, i) => cell.padEnd(widths[i]))
        .join('   ')
        .trimEnd(),
    );
}
