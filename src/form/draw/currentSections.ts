import { activeSchema, type Answers, type CompiledDefinition, type Schema } from '#engine';
import { normalized } from '../controller/answers/normalized';
import type { FormController } from '../controller/formController';
import { useFormState, useFormController } from '../controller/useFormController';
import { type FormSection, sectionsFor } from './formSection';

interface Drawn {
  definition: CompiledDefinition;
  answers: Answers;
  active: Schema;
  sections: FormSection[];
}

const drawn = new WeakMap<FormController, Drawn>();

/** The active sections; the same array while they are the same. */
export function currentSections(controller: FormController): FormSection[] {
  const { definition } = controller.props;
  const { answers } = controller.store.get();
  const known = drawn.get(controller);
  if (known?.answers === answers && known.definition === definition) return known.sections;
  const active = activeSchema(definition, normalized(definition, answers));
  const before = known?.definition === definition ? known : undefined;
  const sections = active === before?.active ? before.sections : newSections();
  drawn.set(controller, { definition, answers, active, sections });
  return sections;

  function newSections(): FormSection[] {
    const held = before?.sections ?? [];
    const found = sectionsFor(definition, active, held);
    const isSame = found.length === held.length && found.every((section, i) => section === held[i]);
    return isSame ? held : found;
  }
}

/** The active sections. */
export function useSections(): FormSection[] {
  const controller = useFormController();
  return useFormState(() => currentSections(controller));
}
