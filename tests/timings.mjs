const slowest = 12;

/** Prints the durations of the steps and of the slowest test files. Steps run in parallel, so their times overlap. */
export function printTable(results, total) {
  const files = results
    .flatMap((step) => step.files)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, slowest);
  const rows = [
    ...results.map(({ about, seconds }) => [seconds, about]),
    [total, 'all of it'],
    ...files.map(({ file, seconds }) => [seconds, `  ${file}`]),
  ];
  console.log('\nseconds');
  for (const [seconds, name] of rows) console.log(`${seconds.toFixed(1).padStart(7)}  ${name}`);
}
