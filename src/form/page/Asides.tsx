import { Hint, ProblemText, Stack, TextButton } from '#ui';
import type { Aside } from '#engine';
import { useState } from 'react';
import { reviewAside, sendAside } from '../controller/submit/asides';
import { useFormController } from '../controller/useFormController';
import { useBusy } from '../parts/useBusy';
import { useIsSigned } from '../signatures/useSignatureStatus';
import { ReviewAsked } from './ReviewAsked';

/** Buttons that make further calls with the saved answers. Submitting stays the one that stands out. */
export function Asides() {
  const { definition } = useFormController().props;
  // A review comes before the answers are confirmed.
  const missed = useIsSigned() ? reviewAside(definition) : undefined;
  const asides = (definition.request.asides ?? []).filter((aside) => aside !== missed);
  if (asides.length === 0) return null;
  return (
    <Stack gap={2}>
      <div role="status">{!missed && <ReviewAsked />}</div>
      {asides.map((aside) => (
        <AsideButton key={aside.id} {...aside} />
      ))}
    </Stack>
  );
}

function AsideButton(aside: Aside) {
  const controller = useFormController();
  const { isBusy, whileBusy } = useBusy();
  const [failure, setFailure] = useState<string>();
  const press = async () => setFailure(await sendAside(controller, aside));
  const helpId = `${aside.id}~help`;
  return (
    <div>
      <TextButton
        aria-disabled={isBusy}
        aria-describedby={aside.help && helpId}
        onClick={() => void whileBusy(press)}
      >
        {aside.title}
      </TextButton>
      {failure && <ProblemText>{failure}</ProblemText>}
      {aside.help && <Hint id={helpId}>{aside.help}</Hint>}
    </div>
  );
}
