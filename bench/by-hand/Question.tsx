import { memo } from 'react';
import type { Field } from '../shapes';
import { Choice } from './Choice';
import { Existing } from './Existing';
import { Height } from './Height';
import { Tick } from './Tick';
import { TypedText } from './TypedText';

/** A question renders again when its own answer changes, not with its section. */
export const Question = memo(function Question(field: Field) {
  switch (field.kind) {
    case 'existing':
      return field.name.startsWith('height') ? <Height {...field} /> : <Existing {...field} />;
    case 'radio':
      return <Choice {...field} />;
    case 'checkbox':
      return <Tick {...field} />;
    default:
      return <TypedText {...field} />;
  }
});
