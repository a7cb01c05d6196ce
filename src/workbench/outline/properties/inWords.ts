import type { Diagnostic } from '#authoring';
import { t } from '../../i18n';
import type { Control } from './control';

/** A problem of a property with the label that is on the screen in place of the pointer into the file. */
export function inWords({ pointer, label, value }: Control, problem: Diagnostic): Diagnostic {
  const [, place = '', rest = ''] = /^"(\/[^"]*)" (.*)$/s.exec(problem.message) ?? [];
  if (place !== pointer && !place.startsWith(`${pointer}/`)) return problem;
  const message =
    place === pointer && (value === '' || value === undefined)
      ? t('property.empty', { label })
      : t('property.wrong', {
          label: [label, ...place.slice(pointer.length).split('/').slice(1)].join(' · '),
          rest,
        });
  return { ...problem, message };
}
