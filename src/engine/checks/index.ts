import { answerNeverSent } from './answerNeverSent';
import type { Check } from './check';
import { mapPointer } from './mapPointer';
import { schemaDialect } from './schemaDialect';
import { schemaLimits } from './schemaLimits';
import { schemaStrict } from './schemaStrict';
import { ticketStep } from './ticketStep';
import { uiFieldWithoutPlace } from './uiFieldWithoutPlace';
import { uiUnknownField } from './uiUnknownField';
import { uiWidget } from './uiWidget';
import { wordsWithoutRule } from './wordsWithoutRule';

export const checks: Check[] = [
  answerNeverSent,
  mapPointer,
  schemaDialect,
  schemaLimits,
  schemaStrict,
  ticketStep,
  uiFieldWithoutPlace,
  uiUnknownField,
  uiWidget,
  wordsWithoutRule,
];
