import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';

interface LoadProblemProps {
  readonly title: string;
  readonly detail: string;
  readonly retryLabel: string;
  readonly retry: () => void;
}

/** Message that replaces a page if its data could not be loaded. A button retries the load. */
export const LoadProblem = ({ title, detail, retryLabel, retry }: LoadProblemProps) => (
  <EmptyState
    kind="failed"
    titleTag="h1"
    title={title}
    detail={detail}
    action={
      <Button tone="accent" onClick={retry}>
        {retryLabel}
      </Button>
    }
  />
);
