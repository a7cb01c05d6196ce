import { Row, SecondaryButton } from '#ui';
import type { Aside } from '#engine';
import { sendAside } from '../controller/submit/asides';
import { useFormController } from '../controller/useFormController';
import { useBusy } from './useBusy';

/** Calls that are made with the answers as they are, beside the request itself. */
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
  const [isBusy, busily] = useBusy();
  return (
    <SecondaryButton
      disabled={isBusy}
      onClick={() => void busily(() => sendAside(controller, aside))}
    >
      {aside.title}
    </SecondaryButton>
  );
}
