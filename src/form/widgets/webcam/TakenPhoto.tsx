import type { Pointer } from '#engine';
import { Hint, MessageDialog, ProblemText, Row, Stack, TextButton } from '#ui';
import { useState } from 'react';
import { isProved as isProvedAt } from '../../controller/proofs/proofStatus';
import { verifiedMessage, verifyPhoto } from '../../controller/proofs/prove';
import { useFormState, useFormController } from '../../controller/useFormController';
import { idOf } from '../../draw/fieldId';
import { t } from '../../i18n';
import { focusField } from '../../page/focusField';
import { focusSoon } from '../../parts/focusSoon';
import { Verified } from '../../parts/Verified';
import { useImageRef } from '../../parts/useImageRef';
import { Frame } from './Frame';
import { VerifyBox } from './VerifyBox';

interface Props {
  id: string;
  at: Pointer;
  bytes: File;
  onRetake: () => void;
}

/** A photo that was taken: it can be retaken until it is verified. */
export function TakenPhoto({ id, at, bytes, onRetake }: Props) {
  const controller = useFormController();
  const [phase, setPhase] = useState<'idle' | 'asking' | 'refused'>('idle');
  const [message, setMessage] = useState<string>();
  const image = useImageRef(bytes);
  const isProved = useFormState((state) => isProvedAt(controller, state, at));

  async function verify() {
    setPhase('asking');
    setMessage(undefined);
    const result = await verifyPhoto(controller, at);
    setPhase(result === 'refused' ? 'refused' : 'idle');
    if (result === 'proved') focusSoon(id);
    if (typeof result !== 'object') return;
    if ('at' in result) focusField(idOf(result.at));
    else setMessage(result.message);
  }

  return (
    <Stack gap={2}>
      <Frame>
        <img ref={image} alt={t('webcam.photo')} />
      </Frame>
      {isProved ? (
        <Verified id={id} tabIndex={-1}>
          {verifiedMessage(controller, at, 'webcam.verified')}
        </Verified>
      ) : (
        <>
          <VerifyBox id={id} isAsking={phase === 'asking'} onVerify={() => void verify()} />
          {message && <ProblemText role="alert">{message}</ProblemText>}
          <Row>
            <TextButton onClick={onRetake} aria-disabled={phase === 'asking'}>
              {t('webcam.retake')}
            </TextButton>
            <Hint role="status">{phase === 'asking' && t('webcam.verifying')}</Hint>
          </Row>
        </>
      )}
      {phase === 'refused' && (
        <MessageDialog
          title={t('dialog.title')}
          message={t('webcam.noFace')}
          button={t('cancel')}
          onClose={() => setPhase('idle')}
          confirm={{ button: t('confirm'), onConfirm: onRetake }}
        />
      )}
    </Stack>
  );
}
