import type { Pointer } from '#engine';
import { describe } from './describe';
import type { Report } from './report';
import { alternativesOf, jsonTypeOf, propertiesOf, type ValueType } from './valueType';

/** Reports each `{name}` in a text that is no value to show. */
export function placeholders(report: Report, text: string, values: ValueType, at: Pointer): void {
  for (const [name, type] of Object.entries(propertiesOf(values) ?? {})) {
    const isStructure = alternativesOf(type).every((one) =>
      ['array', 'object'].includes(jsonTypeOf(one) ?? ''),
    );
    if (isStructure && text.includes(`{${name}}`))
      report.add(
        'words-gap',
        at,
        `"{${name}}" is ${describe(type)} and cannot be shown in a text. Use a text or a number.`,
      );
  }
}
