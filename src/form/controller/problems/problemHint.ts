import { descriptionOf, excludedCharacters, getAt, type Pointer, type Problem } from '#engine';
import { t } from '../../i18n';
import type { FormController } from '../formController';
import type { FormState } from '../state';
import { useFormController, useFormState } from '../useFormController';

/** Characters that nobody sees, by the path of their name. */
const unseen: [pattern: RegExp, name: string][] = [
  [/[\t\v\f]/, 'characters.tab'],
  [/[\r\n\u2028\u2029]/, 'characters.lineBreak'],
  [/\p{Zs}/u, 'characters.space'],
  [/[\p{C}\p{M}]/u, 'characters.other'],
];

/** Which characters of an answer its format excludes, by name: the message of the format names none. */
export function problemHint(
  { props }: FormController,
  { answers }: Pick<FormState, 'answers'>,
  { at, rule, hint }: Problem & { hint?: string },
): string | undefined {
  if (hint) return hint;
  const value: unknown = getAt(answers, at);
  const format = descriptionOf(props.definition.schema, at)?.format;
  if (rule !== 'format' || typeof value !== 'string' || !format) return undefined;
  const found = excludedCharacters(format, value.trim()).map(nameOf);
  if (found.length === 0) return undefined;
  return t('characters.excluded', { characters: [...new Set(found)].join(' ') });
}

function nameOf(character: string): string {
  const [, name] = unseen.find(([pattern]) => pattern.test(character)) ?? [];
  return name ? `“${t(name)}”` : `“${character}”`;
}

/** The hint of the problem that is shown at a pointer, if any. */
export function useProblemHint(at: Pointer): string | undefined {
  const controller = useFormController();
  return useFormState((state) => {
    const problem = state.problems.find((one) => one.at === at);
    return problem && problemHint(controller, state, problem);
  });
}
