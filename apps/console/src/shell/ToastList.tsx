import { ToastList as List } from '@comanda/ui/Toasts';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useSyncExternalStore } from 'react';
import { askedWhy } from '../access/asked.ts';
import { Boundary } from '../app/Boundary.tsx';
import { toast } from '../app/toast.ts';
import { lazyPart } from '../lazyPart.ts';

const WhyDialog = lazyPart(async () => (await import('../access/WhyDialog.tsx')).WhyDialog, 'access');
const answered = (): void => askedWhy.ask();
const untold = () => <Untold />;

/** What shows toasts comes after the rows, with what one of them may be asked; what reads them aloud is there before the first. */
export function ToastList() {
  const lack = useSyncExternalStore(askedWhy.subscribe, askedWhy.current);
  return (
    <>
      <List />
      {lack && (
        <Boundary instead={untold}>
          <WhyDialog {...lack} onClose={answered} />
        </Boundary>
      )}
    </>
  );
}

/** What would have answered did not come; whatever is being done on the page goes on. */
function Untold() {
  const { t } = useLingui();
  useEffect(() => {
    toast({ tone: 'danger', message: t`The answer could not be loaded. Try again when you are connected.` });
    answered();
  }, [t]);
  return null;
}
