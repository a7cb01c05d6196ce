import type { Answers, Pointer, Schema, WidgetName } from '#engine';
import type { FunctionComponent } from 'react';
import type { QuestionProps } from '../parts/Question';
import { formatFileSize } from '../parts/formatFileSize';
import { t } from '../i18n';
import { ButtonWidget } from './ButtonWidget';
import { CheckboxesWidget } from './choice/CheckboxesWidget';
import { CheckboxWidget } from './choice/CheckboxWidget';
import { dateHint } from './date/dateHint';
import { dateLimits } from './date/dateLimits';
import { ExistingWidget } from './ExistingWidget';
import { later } from './laterWidgets';
import { NoteWidget } from './NoteWidget';
import { PincodeWidget } from './text/PincodeWidget';
import type { AnswerProps } from './props';
import { RadioWidget } from './choice/RadioWidget';
import { SelectWidget } from './choice/SelectWidget';
import { TextareaWidget } from './text/TextareaWidget';
import { TextWidget } from './text/TextWidget';

type Labelled = NonNullable<QuestionProps['labelled']>;
type Options = AnswerProps['ui'];

interface WidgetEntry {
  Widget: FunctionComponent<AnswerProps>;
  labelled: Labelled | ((ui: Options) => Labelled);
  /** A hint that is always shown before the field, after its help. */
  hint?: (
    schema: Schema,
    ui: Options,
    at: Pointer,
    given: { definition: Schema; answers: Answers; today: string },
  ) => string | undefined;
  /** The widget itself draws these texts of ui.json. */
  draws?: ('help' | 'notes' | 'links')[];
}

/** All widgets that ui.json may name. To add one: a component here and its entry in this table. */
export const widgetTable = {
  text: { Widget: TextWidget, labelled: 'label' },
  textarea: { Widget: TextareaWidget, labelled: 'label' },
  select: { Widget: SelectWidget, labelled: 'label' },
  radio: { Widget: RadioWidget, labelled: 'legend' },
  checkbox: { Widget: CheckboxWidget, labelled: 'self' },
  checkboxes: { Widget: CheckboxesWidget, labelled: 'choices' },
  date: {
    Widget: later('date'),
    labelled: ({ pickOnly }) => (pickOnly ? 'group' : 'label'),
    hint: (schema, { pickOnly }, at, { definition, answers, today }) =>
      pickOnly ? undefined : dateHint(schema, dateLimits(definition, at, answers, today), today),
  },
  upload: { Widget: later('upload'), labelled: 'label', hint: uploadHint },
  webcam: { Widget: later('webcam'), labelled: 'group' },
  otp: { Widget: later('otp'), labelled: 'label' },
  pincode: { Widget: PincodeWidget, labelled: 'label' },
  entries: { Widget: later('entries'), labelled: 'group' },
  table: { Widget: later('table'), labelled: 'group' },
  button: { Widget: ButtonWidget, labelled: 'self' },
  existing: { Widget: ExistingWidget, labelled: 'text', draws: ['help'] },
  note: { Widget: NoteWidget, labelled: 'self', draws: ['notes', 'links'] },
  links: { Widget: later('links'), labelled: 'group' },
  hidden: { Widget: () => null, labelled: 'self' },
} satisfies { [name in WidgetName]: WidgetEntry } as { [name in WidgetName]: WidgetEntry };

function uploadHint({ upload }: Schema): string {
  const extensions: string[] = upload.extensions;
  const last = extensions.at(-1);
  const types =
    extensions.length > 1
      ? t('upload.types', { types: extensions.slice(0, -1).join(', '), last })
      : last;
  return t('upload.accepts', { types, size: formatFileSize(upload.maxBytes) });
}
