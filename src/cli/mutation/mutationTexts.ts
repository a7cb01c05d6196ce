import { type AddedExample, type Diagnostic, formatDiagnostic, type Operator } from '#authoring';
import { getAt } from '#engine';
import { t } from '../i18n';
import type { MutationResult, Survivor } from './mutateTypes';

/** What to do about a mutant that an example would notice. */
export function survivorDiagnostic(survivor: Survivor & { killer: AddedExample }): Diagnostic {
  const { slip, keys, source, line, column } = survivor;
  const where =
    keys.length > 1
      ? t('mutate.ofTypes', { count: keys.length })
      : t('mutate.ofType', { key: keys[0]! });
  return {
    file: source.file,
    line,
    column,
    severity: 'warning',
    rule: 'mutant-survives',
    message: `${t('mutate.survives', { slip, where })} ${remedyOf(survivor)}`,
  };
}

/** Longer values are not printed: the file has them. */
const longestStated = 80;

/** The example to add, or what one that is there has to state. */
function remedyOf({ killer, by = [] }: Survivor & { killer: AddedExample }): string {
  const { path, isNew, example } = killer;
  const { as, about } = example;
  const who = as.policyNo === undefined ? as.clientId : `${as.clientId}, ${as.policyNo}`;
  const stated = by.map((at) => {
    const text = JSON.stringify(getAt(example, at)) ?? '';
    return text === '' || text.length > longestStated ? `"${at}"` : `"${at}": ${text}`;
  });
  if (!isNew) return t('mutate.state', { file: path, stated: stated.join(', ') });
  const added = t('mutate.add', { file: path, who, about: about.replace(/\.$/, '') });
  return by.length > 0 ? `${added} ${t('mutate.stating', { stated: stated.join(', ') })}` : added;
}

/** Why nothing can be found for some mutants, by what they concern. */
const reasons: { [part in Operator['part']]?: string } = {
  drawing: t('mutate.reasons.drawing'),
  after: t('mutate.reasons.drawing'),
  loads: t('mutate.reasons.records'),
};

const reasonOf = ({ part }: Survivor): string => reasons[part] ?? t('mutate.reasons.tried');

/** For people: what to do, what is left, and a line for each request type. */
export function humanMutation(
  { types, survivors }: MutationResult,
  lists: 'nothing' | 'sayable' | 'all',
  milliseconds: number,
): string {
  const killable = survivors.filter(hasKiller);
  const rest = survivors.filter((one) => !one.killer);
  const width = Math.max(...types.map(({ key }) => key.length));
  return [
    ...killable.map((one) => formatDiagnostic(survivorDiagnostic(one))),
    ...(killable.length > 0 ? [''] : []),
    ...restLines(rest, lists),
    ...types.map(({ key, possible, judged, noticed }) => {
      const left = survivors.filter(({ keys }) => keys.includes(key));
      const would = left.filter(hasKiller).length;
      const counts = { noticed, judged, would, none: left.length - would };
      const more = judged < possible ? t('mutate.sampled', { possible }) : '';
      return `${key.padEnd(width)}  ${t('mutate.summary', counts)}${more}`;
    }),
    '',
    t('mutate.total', {
      judged: types.reduce((sum, one) => sum + one.judged, 0),
      would: killable.length,
      files: new Set(killable.map(({ killer }) => killer.path)).size,
      none: rest.length,
      seconds: (milliseconds / 1000).toFixed(1),
    }),
    '',
  ].join('\n');
}

/** Where nothing was found, and why: where an example could say it, or everywhere. */
function restLines(rest: Survivor[], lists: 'nothing' | 'sayable' | 'all'): string[] {
  if (lists === 'nothing' || rest.length === 0) return [];
  const [sayable, drawn] = [rest.filter(isSayable), rest.filter((one) => !isSayable(one))];
  const listed = (title: string, some: Survivor[]) =>
    some.length > 0 ? [title, ...linesOf(some)] : [];
  const ofDrawn =
    lists === 'all'
      ? listed(t('mutate.drawn'), drawn)
      : drawn.length > 0
        ? [t('mutate.unsayable', { count: drawn.length })]
        : [];
  return [...listed(t('mutate.rest'), sayable), ...ofDrawn, ''];
}

const isSayable = ({ part }: Survivor) => part !== 'drawing' && part !== 'after';

/** A line for each slip in a file, with all its places. */
function linesOf(survivors: Survivor[]): string[] {
  const alike = new Map<string, { one: Survivor; lines: Set<number> }>();
  for (const one of survivors) {
    const key = JSON.stringify([one.source.file, one.slip, reasonOf(one)]);
    const known = alike.get(key) ?? { one, lines: new Set() };
    alike.set(key, known);
    known.lines.add(one.line);
  }
  return [...alike.values()].map(({ one, lines }) => {
    const place = `${one.source.file}:${[...lines].join(',')}`;
    const line = isSayable(one) ? 'mutate.restLine' : 'mutate.drawnLine';
    return `  ${t(line, { place, slip: one.slip, reason: reasonOf(one) })}`;
  });
}

export const hasKiller = (one: Survivor): one is Survivor & { killer: AddedExample } =>
  one.killer !== undefined;

/** For programs: every mutant with its verdict. */
export function jsonMutation({ types, mutants, survivors }: MutationResult): string {
  const left = survivors.map((one) => ({
    file: one.source.file,
    pointer: one.source.pointer,
    line: one.line,
    column: one.column,
    operator: one.operator,
    slip: one.slip,
    requestTypes: one.keys,
    ...(one.killer
      ? { verdict: 'noticeable', add: one.killer.path, example: one.killer.example }
      : { verdict: 'nothing-found', reason: reasonOf(one) }),
  }));
  const noticed = mutants.flatMap(({ noticedBy, source, line, column, operator, slip, key }) =>
    noticedBy
      ? {
          file: source.file,
          pointer: source.pointer,
          line,
          column,
          operator,
          slip,
          requestTypes: [key],
          verdict: 'noticed',
          by: noticedBy,
        }
      : [],
  );
  return `${JSON.stringify({ requestTypes: types, mutants: [...left, ...noticed] }, null, 2)}\n`;
}
