import { useFormController, useFormState } from '../controller/useFormController';
import { t } from '../i18n';
import { useTitlePrefix } from '../parts/useTitlePrefix';
import { SummaryBox } from './SummaryBox';
import { summaryMessages } from './summaryMessages';

/** All problems, each with a link to its field. It takes the focus after every submit that met problems. */
export function ErrorSummary() {
  const controller = useFormController();
  const turn = useFormState((state) => state.summary);
  const problems = useFormState((state) => state.problems);
  // One after the other: a message is read first, then the summary takes the focus.
  const isCovered = useFormState((state) => state.dialog !== undefined);
  // A screen reader reads the title of the page first.
  useTitlePrefix(turn > 0 ? t('problem.page') : '');
  if (turn === 0 || isCovered) return null;
  const messages = summaryMessages(controller, problems);
  const items = problems.map(({ at }, i) => ({ at, text: messages[i]! }));
  return <SummaryBox turn={turn} kind="red" title={t('problem.title')} items={items} />;
}
