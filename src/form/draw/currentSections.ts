import {
  activeSchema,
  type Answers,
  type CompiledDefinition,
  recordGaps,
  type Schema,
  withGaps,
} from '#engine';
import { normalized } from '../controller/answers/normalized';
import type { FormController } from '../controller/formController';
import { useFormState, useFormController } from '../controller/useFormController';
import { initialState } from '../controller/state';
import { type FormSection, sectionsFor } from './formSection';

interface Drawn {
  definition: CompiledDefinition;
  answers: Answers;
  active: Schema;
  firstAnswers: Answers;
  sections: FormSection[];
}

const drawn = new WeakMap<FormController, Drawn>();

/** The active sections; the same array while they are the same. */
export function currentSections(controller: FormController): FormSection[] {
  const { definition } = controller.props;
  const { answers, firstAnswers } = controller.store.get();
  const known = drawn.get(controller);
  if (known?.answers === answers && known.definition === definition) return known.sections;
  const active = activeSchema(definition, normalized(definition, answers));
  const before = known?.definition === definition ? known : undefined;
  const isSameForm = active === before?.active && firstAnswers === before.firstAnswers;
  const sections = isSameForm ? before.sections : newSections();
  drawn.set(controller, { definition, answers, active, firstAnswers, sections });
  return sections;

  function newSections(): FormSection[] {
    const held = before?.sections ?? [];
    // Before a policy is open nothing is known of its records.
    const isKnown = firstAnswers !== initialState.firstAnswers;
    const gaps = isKnown ? recordGaps(definition, firstAnswers) : [];
    const drawable = withGaps(definition, active, gaps);
    const found = sectionsFor(drawable.definition, drawable.active, held);
    const isSame = found.length === held.length && found.every((section, i) => section === held[i]);
    return isSame ? held : found;
  }
}

/** The active sections. */
export function useSections(): FormSection[] {
  const controller = useFormController();
  return useFormState(() => currentSections(controller));
}
