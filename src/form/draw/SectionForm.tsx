import Form from '@rjsf/core';
import { deepEquals } from '@rjsf/utils';
import { memo } from 'react';
import { fields } from '../fields';
import { templates } from '../templates';
import { widgets } from './rjsfWidgets';
import type { DrawnForm } from './sections';
import { settings } from './settings';
import { validator } from './validator';

/**
 * One section drawn by RJSF. It holds no answers: each widget is bound to the session by its pointer, so a key
 * pressed in one field concerns that field alone, and a section is drawn again only when its questions change.
 */
export const SectionForm = memo(
  function SectionForm({ schema, uiSchema }: Omit<DrawnForm, 'name'>) {
    return (
      <Form
        {...settings}
        schema={schema}
        uiSchema={uiSchema}
        validator={validator}
        fields={fields}
        templates={templates}
        widgets={widgets}
      >
        {/* In place of RJSF's own submit button. */}
        <></>
      </Form>
    );
  },
  (before, after) => deepEquals(before, after),
);
