import { Row, SecondaryButton } from '#ui';
import type { Aside } from '#engine';
import { sendAside } from '../controller/submit/asides';
import { useFormController } from '../controller/useFormController';
import { useBusy } from '../parts/useBusy';

/** Buttons that make further calls with the saved answers. */
export function Asides() {
  const { asides = [] } = useFormController().props.definition.request;
  if (asides.length === 0) return null;
  return (
    <Row>
      {asides.map((aside) => (
        <AsideButton key={aside.id} {...aside} />
      ))}
    </Row>
  );
}

function AsideButton(aside: Aside) {
  const controller = useFormController();
  const { isBusy, whileBusy } = useBusy();
  return (
    <SecondaryButton
      disabled={isBusy}
      onClick={() => void whileBusy(() => sendAside(controller, aside))}
    >
      {aside.title}
    </SecondaryButton>
  );
}
