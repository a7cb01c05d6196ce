import { SecondaryButton } from '#ui';
import { flush } from '../controller/formController';
import { choicesBefore } from '../controller/proofs/proofStatus';
import { showProblemsWhere } from '../controller/problems/problems';
import { useFormController, useFormState } from '../controller/useFormController';
import { t } from '../i18n';
import { goToField } from '../wizard/navigation';

/** Asks for the OTP before the choice is made that says what it proves: shows what to choose first. */
export function EarlyOtpButton() {
  const controller = useFormController();
  const { definition } = controller.props;
  const isEarly = useFormState(({ answers }) => choicesBefore(definition, answers).length > 0);
  const isOtp = Object.values(definition.request.proofs ?? {}).some(({ holdsWhen }) => !holdsWhen);
  if (!isEarly || !isOtp) return null;
  const send = () => {
    flush(controller);
    const needed = ['/policy', ...choicesBefore(definition, controller.store.get().answers)];
    const [first] = showProblemsWhere(controller, ({ at }) => needed.includes(at));
    if (first) goToField(controller, first.at);
  };
  return (
    <div>
      <SecondaryButton onClick={send}>{t('otp.send')}</SecondaryButton>
    </div>
  );
}
