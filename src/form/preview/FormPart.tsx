import { activeSchema, describedFields, openRequest, type Pointer, type Schema } from '#engine';
import { Stack } from '#ui';
import { normalized } from '../controller/answers/normalized';
import { contextOf, type FormController } from '../controller/formController';
import { FormControllerProvider } from '../controller/useFormController';
import { currentSections } from '../draw/currentSections';
import { DrawSection } from '../draw/DrawSection';
import { partFor } from '../draw/formSection';
import { Dialogs } from '../page/Dialogs';
import { EndOfForm } from '../page/EndOfForm';
import { ErrorSummary } from '../page/ErrorSummary';
import { LoadNotices } from '../page/LoadNotices';
import { PolicyField } from '../page/PolicyField';
import { RequestForm } from '../RequestForm';

/** A part of a form: a question, a section with all of its questions, or what is around them. */
export type FormPartName =
  | { kind: 'field'; at: Pointer }
  | { kind: 'section'; id: string }
  | { kind: 'policy' | 'summary' | 'end' | 'form' };

interface Props {
  controller: FormController;
  part: FormPartName;
}

/** One part of a form as customers see it, with the dialog that is open. */
export function FormPart({ controller, part }: Props) {
  if (part.kind === 'form') return <RequestForm {...controller.props} />;
  return (
    <FormControllerProvider controller={controller}>
      <Stack gap={4} lang={controller.props.definition.language}>
        <Part controller={controller} part={part} />
      </Stack>
      <Dialogs />
    </FormControllerProvider>
  );
}

function Part({ controller, part }: Props) {
  if (part.kind === 'field') return <Field controller={controller} at={part.at} />;
  if (part.kind === 'section') {
    const section = currentSections(controller).find(({ name }) => name === part.id);
    return section && <DrawSection section={section} />;
  }
  if (part.kind === 'summary') return <ErrorSummary />;
  if (part.kind === 'end') return <EndOfForm />;
  const opening = openRequest(controller.props.definition, {
    ...contextOf(controller),
    policy: undefined,
  });
  return (
    <>
      <PolicyField policies={'policies' in opening ? opening.policies : []} />
      <LoadNotices />
    </>
  );
}

/** A question without those around it; a field of an entry is drawn with its list. */
function Field({ controller, at }: { controller: FormController; at: Pointer }) {
  const { definition } = controller.props;
  const name = at.split('/')[1]!;
  const active = activeSchema(definition, normalized(definition, controller.store.get().answers));
  const known = active.properties[name] ? active : withField(active, definition.schema, name);
  return <DrawSection section={{ name, title: '', ...partFor(known, definition.ui, [name]) }} />;
}

/** A question that these answers do not lead to, by the first of its descriptions that says what it is. */
function withField(active: Schema, schema: Schema, name: string): Schema {
  const own = describedFields(schema).filter(({ at }) => at === `/${name}`);
  const description = Object.assign({}, ...own.map((one) => one.schema).toReversed());
  return { ...active, properties: { ...active.properties, [name]: description } };
}
