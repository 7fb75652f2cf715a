/** File of a bundle with the licences of all third-party code and fonts that the bundles can contain. */
export const licenseFile = 'licenses.txt';
