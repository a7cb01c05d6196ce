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
 * One section, or one entry of a list, drawn by RJSF. It holds no answers: each field is bound to the session by its
 * pointer, so a key pressed in one concerns that field alone, and a section is drawn again only when its questions change.
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
        {/* In place of RJSF's own submit button. */}
        <></>
      </Form>
    );
  },
  (before, after) => deepEquals(before, after),
);
