import { Icon, ProblemText, Row, SecondaryButton } from '#ui';
import type { Download } from '#engine';
import { useState } from 'react';
import { download } from '../controller/submit/asides';
import { useFormController } from '../controller/useFormController';
import { useBusy } from '../parts/useBusy';

/** Documents to download; some only after all parties have signed. */
export function Downloads({ isSigned }: { isSigned: boolean }) {
  const { downloads = [] } = useFormController().props.definition.request;
  const offered = downloads.filter(({ signed }) => !signed || isSigned);
  if (offered.length === 0) return null;
  return (
    <Row>
      {offered.map((one) => (
        <DownloadButton key={one.title} {...one} />
      ))}
    </Row>
  );
}

function DownloadButton(document: Download) {
  const controller = useFormController();
  const { isBusy, whileBusy } = useBusy();
  const [failure, setFailure] = useState<string>();
  const press = async () => setFailure(await download(controller, document));
  return (
    <div>
      <SecondaryButton aria-disabled={isBusy} onClick={() => void whileBusy(press)}>
        <Icon name="download" />
        {document.title}
      </SecondaryButton>
      {failure && <ProblemText>{failure}</ProblemText>}
    </div>
  );
}
