import { descriptionOf, excludedCharacters, getAt, type Pointer, type Problem } from '#engine';
import { t } from '../../i18n';
import type { FormController } from '../formController';
import type { FormState } from '../state';
import { useFormController, useFormState } from '../useFormController';

/** Characters that nobody sees, by the path of their name. */
const unseen: [pattern: RegExp, name: string][] = [
  [/^[\t\v\f]/, 'characters.tab'],
  [/^[\r\n\u2028\u2029]/, 'characters.lineBreak'],
  [/^\p{Zs}/u, 'characters.space'],
  [/^[\p{C}\p{M}]/u, 'characters.other'],
];

const isOfOtherScript = (sign: string) => /^(?!\p{Script=Latin})\p{L}/u.test(sign);

/**
 * What of an answer its format excludes, which the message of the format does not name: that letters are of another script,
 * and each other sign.
 */
export function problemHint(
  { props }: FormController,
  { answers }: Pick<FormState, 'answers'>,
  { at, rule, hint }: Problem & { hint?: string },
): string | undefined {
  if (hint) return hint;
  const value: unknown = getAt(answers, at);
  const format = descriptionOf(props.definition.schema, at)?.format;
  if (rule !== 'format' || typeof value !== 'string' || !format) return undefined;
  const found = excludedCharacters(format, value.trim());
  const named = new Set(found.filter((sign) => !isOfOtherScript(sign)).map(nameOf));
  const hints = [
    found.some(isOfOtherScript) && t('characters.english'),
    named.size > 0 && t('characters.excluded', { characters: [...named].join(' ') }),
  ];
  return hints.filter(Boolean).join(' ') || undefined;
}

function nameOf(sign: string): string {
  const [, name] = unseen.find(([pattern]) => pattern.test(sign)) ?? [];
  return name ? `“${t(name)}”` : `“${sign}”`;
}

/** The hint of the problem that is shown at a pointer, if any. */
export function useProblemHint(at: Pointer): string | undefined {
  const controller = useFormController();
  return useFormState((state) => {
    const problem = state.problems.find((one) => one.at === at);
    return problem && problemHint(controller, state, problem);
  });
}
