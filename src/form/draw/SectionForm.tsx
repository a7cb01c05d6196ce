import Form from '@rjsf/core';
import { deepEquals } from '@rjsf/utils';
import { memo } from 'react';
import { fields } from './fields';
import { templates } from '../templates';
import { idOf } from './fieldId';
import type { Part } from './DrawPart';
import { settings } from './rjsfProps';
import { validator } from './rjsfProps';

/**
 * One section, or one entry of a list, drawn by RJSF. It holds no answers: each field is bound to the controller by
 * its pointer, so a key pressed redraws one field, and a section redraws only when its questions change.
 */
export const SectionForm = memo(
  function SectionForm({ schema, uiSchema, within = '' }: Part) {
    return (
      <Form
        {...settings}
        idPrefix={idOf(within)}
        schema={schema}
        uiSchema={uiSchema}
        validator={validator}
        fields={fields}
        templates={templates}
      >
        {/* Instead of RJSF's submit button. */}
        <></>
      </Form>
    );
  },
  (before, after) => deepEquals(before, after),
);
