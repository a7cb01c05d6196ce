import type { FoundSequence, FoundWay, Level, NeverReached, Paths } from '#authoring';
import { t } from '../i18n';

/** So many of what is the same kind of line are listed. */
const most = 20;

/** The paths through a form, for people. */
export function human(paths: Paths, title: string): string {
  const { conditions, levels, fieldSets, pairs, sequences, unreached } = paths;
  const [whole, ...lists] = levels as [Level, ...Level[]];
  return [
    t('paths.title', { key: paths.key, title }),
    conditions === 0
      ? t('paths.noConditions')
      : t('paths.counts', { conditions, ...countsOf(whole), sets: counted(fieldSets) }),
    ...(pairs.possible > 0 ? [t('paths.pairs', pairs)] : []),
    ...waysOf(whole),
    ...lists.flatMap((level) => [
      t('paths.inList', { list: level.list, ...countsOf(level) }),
      ...waysOf(level),
    ]),
    ...sequencesOf(sequences),
    ...gatesOf(paths),
    ...neverOf([...unreached.outcomes, ...unreached.fields]),
    ...(whole.ways ? [] : unfinishedOf(unreached.unfinished)),
    ...missingOf(pairs.missing),
  ].join('');
}

const counted = (count: number | undefined): number | string => count ?? t('paths.many');

const countsOf = ({ count, finished }: Level) => ({
  ways: counted(count),
  finished: counted(finished),
});

function waysOf({ ways, count, reached }: Level): string[] {
  if (!ways) return [t('paths.wayPairs', { most: 50, reached, count })];
  return ways.flatMap((way, i) => wayLines(way, i + 1));
}

function wayLines(
  { words, examples, run, shown, steps, isFinished, problems }: FoundWay,
  number: number,
) {
  const messages = [...new Set(problems.map(({ message }) => message))];
  return [
    t('paths.way', { number, words: words.join(t('paths.separator')) || t('paths.all') }),
    ...shown.map(({ title, fields }) =>
      t(title === '' ? 'paths.showsUntitled' : 'paths.shows', { title, fields: fields.join(', ') }),
    ),
    ...(steps.length > 0 ? [t('paths.steps', { steps: steps.join(t('paths.then')) })] : []),
    run === undefined
      ? t('paths.notReached')
      : examples.length === 0
        ? t('paths.noExample')
        : t('paths.examples', { examples: named(examples) }),
    ...(run && !isFinished
      ? [t('paths.cannotSubmit', { messages: messages.join(t('paths.separator')) })]
      : []),
  ];
}

/** The first of some examples, and how many there are besides. */
function named(names: string[]): string {
  const [first, ...others] = names;
  if (first === undefined) return t('paths.none');
  return others.length === 0 ? first : t('paths.andMore', { names: first, count: others.length });
}

function sequencesOf(sequences: FoundSequence[]): string[] {
  if (sequences.length === 0) return [];
  const known = sequences.filter(({ examples }) => examples.length > 0);
  const others = sequences.filter(({ examples }) => examples.length === 0);
  const listed = [...known, ...others].slice(0, Math.max(most, known.length));
  const left = sequences.length - listed.length;
  return [
    t('paths.sequences'),
    ...listed.map(({ steps, examples }) =>
      t('paths.sequence', {
        steps: steps.map(({ id, end }) => t(`paths.ends.${end}`, { id })).join(t('paths.then')),
        examples: named(examples),
      }),
    ),
    ...(left > 0 ? [t('paths.moreSequences', { count: left })] : []),
  ];
}

function gatesOf({ eligibility: { gates, impossible } }: Paths): string[] {
  return [
    t('paths.gates'),
    ...gates.map(({ rule, words, examples }) =>
      t('paths.gate', { rule: t(`paths.rules.${rule}`, { words }), examples: named(examples) }),
    ),
    ...(impossible ? [t('paths.impossible'), ...impossible.map((words) => `  ${words}\n`)] : []),
  ];
}

function neverOf(never: NeverReached[]): string[] {
  if (never.length === 0) return [];
  return [
    t('paths.never'),
    ...never.map(({ words, reasons }) =>
      t('paths.neverItem', {
        words,
        reasons: reasons.join(t('paths.separator')),
      }),
    ),
  ];
}

function unfinishedOf(unfinished: NeverReached[]): string[] {
  if (unfinished.length === 0) return [];
  return [
    t('paths.unfinished'),
    ...unfinished.map(({ words, reasons }) =>
      t('paths.unfinishedItem', { words, reasons: reasons.join(' ') }),
    ),
  ];
}

function missingOf(missing: Paths['pairs']['missing']): string[] {
  if (missing.length === 0) return [];
  const left = missing.length - most;
  return [
    t('paths.missing'),
    ...missing
      .slice(0, most)
      .map(({ words: [one, other], isFound }) =>
        t(isFound ? 'paths.missingItem' : 'paths.missingUnfound', { one, other }),
      ),
    ...(left > 0 ? [t('paths.moreMissing', { count: left })] : []),
  ];
}
