import { useFormController, useFormState } from '../controller/useFormController';
import { t } from '../i18n';
import { SummaryBox } from './SummaryBox';
import { namedMessages } from './summaryMessages';

/** The unlikely answers that have to be confirmed first, each with a link to its field. */
export function UnusualSummary() {
  const controller = useFormController();
  const turn = useFormState((state) => state.unusualList);
  const unusual = useFormState((state) => state.unusual);
  if (turn === 0) return null;
  const messages = namedMessages(controller, unusual);
  return (
    <SummaryBox
      turn={turn}
      kind="amber"
      title={t('unusual.title')}
      about={t('unusual.about')}
      items={unusual.map(({ at }, i) => ({ at, text: messages[i]! }))}
    />
  );
}
