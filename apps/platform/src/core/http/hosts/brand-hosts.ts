import type { Merchant } from '@livery/merchant/merchant.schema';
import type { BrandDirectory } from '../../config/brand-directory.ts';
import {
  buildBrandOrigin,
  type EnvironmentHost,
  readEnvironmentHost,
  readPreviewKey,
  resolveOrigins,
} from './origins.ts';

/**
 * Returns the brand that the gateway serves at a host name that belongs to no brand. Returns undefined if the gateway
 * serves no brand there.
 */
type Fallback = (hostname: string) => Merchant | undefined;

/**
 * Functions that find brands by host name and return the origins of brands. They use the current brands, so a changed
 * brand file takes effect as soon as it is loaded.
 */
export interface BrandHosts {
  /** Returns the brand whose app is at this host. `host` is the value of a `Host` header, with or without a port. */
  readonly find: (host: string) => Merchant | undefined;
  /**
   * Returns true for a host that the gateway serves. These are the public host of the gateway, the console, previews,
   * environments such as `staging`, and the hosts of brands. Hosts in the field `gateway` of a brand and the hosts of
   * `addGatewayHost` are also served.
   */
  readonly isServed: (host: string) => boolean;
  /**
   * Returns the preview key in the host name `<key>.preview.<host of the gateway>`, at which an operator sees a draft
   * of a brand. Returns undefined for any other host.
   */
  readonly findPreviewKey: (host: string) => string | undefined;
  /**
   * Returns the brand and the environment in the host name `<code>.<environment>.<host of the gateway>`. Only
   * operators can open the environments `preview` and `staging`. Returns undefined for any other host.
   */
  readonly findEnvironment: (host: string) => EnvironmentHost | undefined;
  /**
   * Returns the origin for links to a brand. It is the origin of the first domain of the brand. If the brand has no
   * domain, or if the site is on `localhost`, the host is `<code>.<host of the site>`.
   */
  readonly getOrigin: (merchant: Merchant) => string;
  /** Returns all origins of a brand. The first origin is the origin for links. */
  readonly getOrigins: (merchant: Merchant) => readonly string[];
  /** Returns true for an origin of the brand with this code. Without a code, returns true for an origin of any brand. */
  readonly isOwnOrigin: (origin: string, code?: string) => boolean;
  /** Serves API calls at one more host name, which belongs to no brand. */
  readonly addGatewayHost: (hostname: string) => void;
  /**
   * Serves every host and accepts calls from every origin. For a host that belongs to no brand, the gateway serves the
   * brand that `fallback` returns. Only a demonstration on the developer's computer calls this function.
   */
  readonly serveEveryHost: (fallback: Fallback) => void;
}

interface Index {
  readonly brands: readonly Merchant[];
  readonly site: string;
  readonly brandByHost: ReadonlyMap<string, Merchant>;
  readonly gatewayHosts: ReadonlySet<string>;
  readonly originsByCode: ReadonlyMap<string, readonly string[]>;
  readonly origins: ReadonlySet<string>;
}

/** Returns the host name of a `Host` header in lower case, without the port and without a dot at the end. */
const toHostname = (host: string): string => host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');

/**
 * Returns the origin of a domain of a brand. `site` is the public origin of the gateway. If `site` uses HTTPS, the
 * origin is HTTPS on the standard port. If `site` uses plain HTTP, as in tests, the origin is plain HTTP on the port
 * of `site`.
 */
const toDomainOrigin = (site: URL, domain: string): string =>
  site.protocol === 'https:' ? `https://${domain}` : `http://${domain}${site.port && `:${site.port}`}`;

/**
 * Returns the origins of a brand. Links begin with the first origin, which is normally the origin of a domain. If the
 * site is on `localhost`, the first origin contains the code of the brand, because domains are not reachable there.
 */
const listOrigins = (merchant: Merchant, site: string): readonly string[] => {
  const url = new URL(site);
  const codeOrigin = buildBrandOrigin(site, merchant.code);
  const domainOrigins = merchant.domains.map((domain) => toDomainOrigin(url, domain));
  return isLocalSite(site) ? [codeOrigin, ...domainOrigins] : [...domainOrigins, codeOrigin];
};

/** Returns true for a site on `localhost`, which only the developer's computer can open. */
export const isLocalSite = (site: string): boolean => /^(?:.+\.)?localhost$/.test(new URL(site).hostname);

const createIndex = (brands: readonly Merchant[], site: string): Index => {
  const byDomain = brands.flatMap((brand) => brand.domains.map((domain) => [domain, brand] as const));
  const byCode = brands.map((brand) => [toHostname(new URL(buildBrandOrigin(site, brand.code)).host), brand] as const);
  const originsByCode = new Map(brands.map((brand) => [brand.code, listOrigins(brand, site)] as const));
  return {
    brands,
    site,
    // If a host is in both maps, the entry of `byCode` replaces the entry of `byDomain`. A brand can therefore not take
    // the host `<code>.<host of the site>` of another brand by adding it to its own `domains`.
    brandByHost: new Map([...byDomain, ...byCode]),
    gatewayHosts: new Set(
      [site, resolveOrigins(site).console, ...brands.map(({ gateway }) => gateway).filter(Boolean)].map(
        (origin) => new URL(origin).hostname,
      ),
    ),
    originsByCode,
    origins: new Set([...originsByCode.values()].flat()),
  };
};

/**
 * Creates the functions that find brands by host. `getSite` returns the origin of the site. This origin can change when
 * the gateway starts to listen.
 */
export const createBrandHosts = (brands: Pick<BrandDirectory, 'all'>, getSite: () => string): BrandHosts => {
  let fallback: Fallback | undefined;
  const addedHosts = new Set<string>();
  let stored: Index | undefined;
  const getIndex = (): Index => {
    // The directory creates a new array when a brand changes, so a comparison of the references is enough.
    if (stored?.brands !== brands.all || stored.site !== getSite()) stored = createIndex(brands.all, getSite());
    return stored;
  };
  const findPreviewKey = (host: string): string | undefined => readPreviewKey(toHostname(host), getSite());
  const findEnvironment = (host: string): EnvironmentHost | undefined =>
    readEnvironmentHost(toHostname(host), getSite());
  const find = (host: string): Merchant | undefined => {
    const hostname = toHostname(host);
    if (findPreviewKey(host) !== undefined || findEnvironment(host)) return undefined;
    return getIndex().brandByHost.get(hostname) ?? fallback?.(hostname);
  };
  const getOrigins = (merchant: Merchant): readonly string[] =>
    getIndex().originsByCode.get(merchant.code) ?? listOrigins(merchant, getSite());

  return {
    find,
    findPreviewKey,
    findEnvironment,
    isServed: (host) => {
      const hostname = toHostname(host);
      return (
        fallback !== undefined ||
        find(host) !== undefined ||
        findPreviewKey(host) !== undefined ||
        findEnvironment(host) !== undefined ||
        addedHosts.has(hostname) ||
        getIndex().gatewayHosts.has(hostname)
      );
    },
    getOrigin: (merchant) => getOrigins(merchant)[0] as string,
    getOrigins,
    isOwnOrigin: (origin, code) => {
      if (fallback) return true;
      const { origins, originsByCode } = getIndex();
      return code === undefined ? origins.has(origin) : (originsByCode.get(code)?.includes(origin) ?? false);
    },
    addGatewayHost: (hostname) => void addedHosts.add(hostname),
    serveEveryHost: (next) => void (fallback = next),
  };
};
