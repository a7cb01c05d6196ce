import { type FieldTemplateProps, getUiOptions } from '@rjsf/utils';
import { pointerOfId } from '../draw/id';
import { Question } from '../parts/Question';
import { useRequest } from '../session/useSession';
import { type WidgetName, widgetTable } from '../widgets';

/** A title that says so itself needs no "(optional)". */
const saysOptional = /optional/i;

/** A question in its frame. Groups and lists draw their own. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { id, label, required, schema, uiSchema, children } = props;
  const at = pointerOfId(id);
  const says = useRequest(
    (state) =>
      state.shown.find((problem) => problem.at === at || isWithin(problem.at, at, schema))?.says,
  );
  const { widget, field, help, notes } = getUiOptions(uiSchema);
  const name = (field ?? widget) as WidgetName | undefined;
  if (schema.type === 'array')
    return (
      <Question
        id={id}
        label={label}
        labelled="group"
        isRequired={required ?? false}
        problem={says}
        help={help as string}
      >
        {children}
      </Question>
    );
  if (!name) return children;
  const { labelled, hint, drawsHelp } = widgetTable[name];
  return (
    <Question
      id={id}
      label={label}
      labelled={labelled}
      isRequired={required ?? false}
      isOptional={!required && !schema.readOnly && !saysOptional.test(label)}
      help={drawsHelp ? undefined : (help as string | undefined)}
      hint={hint?.(schema)}
      notes={notes as string[] | undefined}
      problem={says}
    >
      {children}
    </Question>
  );
}

/** What is wrong inside a file (its name, its size) is said at the file. */
const isWithin = (problemAt: string, at: string, schema: FieldTemplateProps['schema']) =>
  'upload' in schema && problemAt.startsWith(`${at}/`);
