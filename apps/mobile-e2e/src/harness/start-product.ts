import { startProduct } from './product.ts';

/** One gateway for all journeys; the workers find it by the environment. */
export default async (): Promise<() => Promise<void>> => {
  const product = await startProduct();
  process.env.LIVERY_E2E_PORT = String(product.port);
  return product.stop;
};
