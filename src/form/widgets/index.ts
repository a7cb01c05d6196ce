import type { FunctionComponent } from 'react';
import type { Schema } from '../../engine';
import type { QuestionProps } from '../parts/Question';
import { sizeWords } from '../parts/sizeWords';
import { say } from '../words';
import { DateWidget } from './DateWidget';
import { ExistingWidget } from './ExistingWidget';
import { OtpWidget } from './OtpWidget';
import { PincodeWidget } from './PincodeWidget';
import type { AnswerProps } from './props';
import { RadioWidget } from './RadioWidget';
import { SelectWidget } from './SelectWidget';
import { TextareaWidget } from './TextareaWidget';
import { TextWidget } from './TextWidget';
import { UploadWidget } from './UploadWidget';

interface WidgetEntry {
  Widget: FunctionComponent<AnswerProps>;
  labelled: NonNullable<QuestionProps['labelled']>;
  /** What is always said before the field, besides its help. */
  hint?: (schema: Schema) => string;
  /** The widget draws the field's help itself. */
  drawsHelp?: boolean;
}

/** Every widget that ui.json may name. */
export const widgetTable = {
  text: { Widget: TextWidget, labelled: 'label' },
  textarea: { Widget: TextareaWidget, labelled: 'label' },
  select: { Widget: SelectWidget, labelled: 'label' },
  radio: { Widget: RadioWidget, labelled: 'legend' },
  date: { Widget: DateWidget, labelled: 'label', hint: () => say('date.hint') },
  upload: { Widget: UploadWidget, labelled: 'label', hint: uploadHint },
  otp: { Widget: OtpWidget, labelled: 'label' },
  pincode: { Widget: PincodeWidget, labelled: 'label' },
  existing: { Widget: ExistingWidget, labelled: 'text', drawsHelp: true },
} satisfies { [name: string]: WidgetEntry } as { [name in WidgetName]: WidgetEntry };

export type WidgetName =
  'text' | 'textarea' | 'select' | 'radio' | 'date' | 'upload' | 'otp' | 'pincode' | 'existing';

function uploadHint({ upload }: Schema): string {
  const extensions: string[] = upload.extensions;
  const last = extensions.at(-1);
  const types =
    extensions.length > 1
      ? say('upload.types', { types: extensions.slice(0, -1).join(', '), last })
      : last;
  return say('upload.accepts', { types, size: sizeWords(upload.maxBytes) });
}
