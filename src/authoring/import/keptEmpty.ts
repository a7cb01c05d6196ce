import { isEqual } from '../assertionHolds';
import type { Part } from './part';
import { takesOnlyEmpty } from './patternRules';
import { isText } from './texts';

/** Whether only an empty text is right. */
export function isKeptEmpty(part: Part): boolean {
  const value = (keyword: string) => part.keywords.get(keyword)?.value;
  const pattern = value('pattern');
  return (
    value('const') === '' ||
    isEqual(value('enum'), ['']) ||
    value('maxLength') === 0 ||
    (isText(pattern) && takesOnlyEmpty(pattern))
  );
}
