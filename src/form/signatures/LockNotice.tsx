import { Notice, SecondaryButton, Stack } from '#ui';
import { unlockAnswers } from '../controller/signatures';
import { useFormController, useFormState } from '../controller/useFormController';
import { t } from '../i18n';
import { focusSoon } from '../parts/focusSoon';
import { useIsFormLocked, useSignatureStatus } from './useSignatureStatus';

const id = 'signatures~lock';

/** Above the questions: why they are locked, that they are open to changes, or which signatures have lapsed. */
export function LockNotice() {
  // Who has to sign is found from all answers: not before somebody has.
  const isAsked = useFormState(
    ({ signed, isUnlocked }) => isUnlocked || Object.keys(signed).length > 0,
  );
  return isAsked && <LockState />;
}

function LockState() {
  const { due, missing } = useSignatureStatus();
  const isLocked = useIsFormLocked();
  const signed = useFormState((state) => state.signed);
  const expired = useFormState((state) => state.expiredSignatures);
  const lapsed = missing.filter((one) => one.id in signed);
  const isUnlocked = useFormState((state) => state.isUnlocked);
  if (due.length === 0 || (!isLocked && !isUnlocked && lapsed.length === 0)) return null;
  const titles = (isUnlocked && lapsed.length === 0 ? due : lapsed).map(({ title }) => title);
  const parties = titles.join(', ');
  return (
    <div id={id} tabIndex={-1}>
      {isLocked ? (
        <Notice kind="info">
          <Stack gap={2}>
            <p>{t('lock.locked')}</p>
            <div>
              <ChangeAnswers />
            </div>
          </Stack>
        </Notice>
      ) : (
        <Notice kind={lapsed.length > 0 ? 'warning' : 'info'} role="status">
          <p>{t(`lock.${stateOf(lapsed)}`, { parties })}</p>
        </Notice>
      )}
    </div>
  );

  function stateOf(of: typeof lapsed): 'unlocked' | 'expired' | 'lapsed' {
    if (of.length === 0) return 'unlocked';
    return of.every((one) => expired.includes(one.id)) ? 'expired' : 'lapsed';
  }
}

/** Opens signed answers to changes; the focus moves to what that means. */
export function ChangeAnswers() {
  const controller = useFormController();
  return (
    <SecondaryButton
      onClick={() => {
        unlockAnswers(controller);
        focusSoon(id);
      }}
    >
      {t('lock.change')}
    </SecondaryButton>
  );
}
