import { activeSchema, type Answers, type CompiledDefinition, type Schema } from '#engine';
import { settled } from '../controller/answers/normalized';
import type { Session } from '../controller/formController';
import { useRequest, useSession } from '../controller/useFormController';
import { type DrawnForm, formsFor } from './formSection';

interface Drawn {
  definition: CompiledDefinition;
  answers: Answers;
  active: Schema;
  forms: DrawnForm[];
}

const drawn = new WeakMap<Session, Drawn>();

/** The sections that the answers call for at this moment; the same list while they are the same. */
export function formsOf(session: Session): DrawnForm[] {
  const { definition } = session.props;
  const { answers } = session.store.get();
  const known = drawn.get(session);
  if (known?.answers === answers && known.definition === definition) return known.forms;
  const active = activeSchema(definition, settled(definition, answers));
  const before = known?.definition === definition ? known : undefined;
  const forms = active === before?.active ? before.forms : newForms();
  drawn.set(session, { definition, answers, active, forms });
  return forms;

  function newForms(): DrawnForm[] {
    const held = before?.forms ?? [];
    const found = formsFor(definition, active, held);
    const isSame = found.length === held.length && found.every((form, i) => form === held[i]);
    return isSame ? held : found;
  }
}

/** The sections that the answers so far call for. */
export function useForms(): DrawnForm[] {
  const session = useSession();
  return useRequest(() => formsOf(session));
}
