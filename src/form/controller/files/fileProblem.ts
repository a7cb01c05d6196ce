import {
  contentFinding,
  contentRules,
  extensionOf,
  type FileEnds,
  messageFor,
  type Pointer,
  type Problem,
  withAt,
} from '#engine';
import type { FormController } from '../formController';
import { currentProblems } from '../problems/problems';

/** What is wrong with a file: with its name and size, and, where its bytes were read, with its content. */
export function fileProblem(
  controller: FormController,
  at: Pointer,
  { name, size, type }: File,
  ends?: FileEnds,
): Problem | undefined {
  const answers = withAt(controller.store.get().answers, at, { id: 'chosen', name, size, type });
  const problem = currentProblems(controller, answers).find(
    // A missing proof is no problem of the file.
    (one) => (one.at === at && one.rule !== 'proof') || one.at.startsWith(`${at}/`),
  );
  if (problem) return { ...problem, at };
  const finding = ends && contentFinding(extensionOf(name), ends);
  if (!finding) return undefined;
  const rule = contentRules[finding];
  return { at, rule, message: messageFor(controller.props.definition, { at, rule }) };
}
