import { Hint, Stack, TextButton } from '#ui';
import type { Aside } from '#engine';
import { sendAside } from '../controller/submit/asides';
import { useFormController } from '../controller/useFormController';
import { useBusy } from '../parts/useBusy';
import { ReviewAsked } from './ReviewAsked';

/** Buttons that make further calls with the saved answers. Submitting stays the one that stands out. */
export function Asides() {
  const { asides = [] } = useFormController().props.definition.request;
  if (asides.length === 0) return null;
  return (
    <Stack gap={2}>
      <div role="status">
        <ReviewAsked />
      </div>
      {asides.map((aside) => (
        <AsideButton key={aside.id} {...aside} />
      ))}
    </Stack>
  );
}

function AsideButton(aside: Aside) {
  const controller = useFormController();
  const { isBusy, whileBusy } = useBusy();
  const helpId = `${aside.id}~help`;
  return (
    <div>
      <TextButton
        disabled={isBusy}
        aria-describedby={aside.help && helpId}
        onClick={() => void whileBusy(() => sendAside(controller, aside))}
      >
        {aside.title}
      </TextButton>
      {aside.help && <Hint id={helpId}>{aside.help}</Hint>}
    </div>
  );
}
