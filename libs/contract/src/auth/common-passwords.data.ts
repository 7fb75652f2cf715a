/**
 * Most frequent passwords of published breaches, in lower case. Attackers try these passwords first, so no member can
 * choose one. The list has its own module, so that a form loads it only when a member chooses a password.
 */
const list = `
!qaz2wsx 000000 00000000 01011990 01012000 010203 012345 01234567 0123456789 0987654321 102030 111111 11111111 11111111a 112233 11223344 1122334455
121212 123123 123123123 1231234 123321 12341234 123454321 123456 1234567 12345678 123456789 1234567890 123456789a 123456789abc 123456789q 12345678a
123456a 123456aa 123456abc 12345a 12345qwert 1234@abcd 1234abcd 1234qwer 123654 123abc 123qwe 12qwaszx 131313 1314520 13145200 135792468 1357924680
147258 147258369 159753 168168 16888888 1a2b3c4d 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 222222 22222222 2wsx3edc 333333 33333333
3edc4rfv 444444 44444444 5201314 520520 555555 55555555 654321 666666 66666666 666666666 696969 741852963 777777 7777777 77777777 777888999 789456
789456123 888168 888888 8888888 88888888 987654 987654321 999999 99999999 999999999 a123456 a1234567 a12345678 a123456789 a1b2c3 a1b2c3d4 aa123456
aa12345678 aaaaaa abc123 abc12345 abc123456 abc123abc abc@123 abcabc abcd123 abcd1234 abcd@1234 abcdef abcdefg abcdefg1 abcdefgh abcdefghi access
admin123 admin@123 administrator ahmed123 ali123 allah1 amanda america andrew android angel1 angels anhyeuem anhyeuem1 argentina arsenal arsenal1
asd123 asdf1234 asdfasdf asdfgh asdfghjkl asdqwe123 ashley austin avengers azerty azertyuiop baby123 babygirl bailey barcelona barcelona1 baseball
baseball1 basketball batman batman1 bet12345 bismillah bismillah1 biteme blessed blessing blink182 brasil brazil buster buttercup butterfly camila
carlos carolina casino casino1 casino123 changeme changeme1 charlie cheese chelsea chelsea1 chocolate christian christmas colombia computer contrasena
contraseña cookie cookies corinthians cricket cristina dallas daniel danielle david123 default demo123 demo1234 diamond diamond1 dolphin dolphins
donald dragon elephant elizabeth eminem emirates estrella facebook fatima ferrari flamengo flower flowers football football1 forever fortnite fortune
fortune8 freedom friend friends fuckyou fuckyou1 gabriel gabriela gambling888 genesis george george1 gfhjkm ginger gold1234 google guest123 hannah
hannah1 happy123 harley heaven hello1 hello123 helloworld helpme hockey hockey1 hola123 hunter ilovegod iloveme iloveyou iloveyou1 iloveyou12
iloveyou2 india123 india@123 internet iphone ironman isabella jackpot jackpot1 jackpot777 jasmine jasmine1 jennifer jessica jesus1 jesus123
jesuschrist jonathan jordan jordan23 joseph joshua justin juventus juventus1 killer klaster kuwait lakers lauren leonardo letmein letmein1 letmein123
liverpool liverpool1 lkjhgfdsa lovelove lovely loveme loveyou lucky123 lucky7 lucky777 lucky8 madison maggie mahal12 mahalkita manchester manila
manuel manutd marcus maria123 martin maryam master matrix matthew melissa mercedes merlin mexico mexico1 michael michael1 michelle michelle1 midnight
miguel million minecraft mnbvcxz mobilemail mohammed money1 money123 monitor monitoring monkey monkey1 monkey123 montana moscow motherfucker muhammad
mustang mylove myspace1 naruto natalie nathan nicolas nicole november october olivia orange p@55w0rd p@ssw0rd p@ssword pa55word pakistan palmeiras
pamela pass123 pass1234 pass@123 passw0rd passw0rd1 password password! password1 password12 password123 password1234 password2024 password2025
password2026 passwort patricia patrick peanut pepper philippines phoenix pilipinas playboy player please poiuytrewq pokemon poker123 porsche princesa
princess princess1 purple q1w2e3 q1w2e3r4 q1w2e3r4t5 qazwsx qazwsxedc qq123123 qq123456 qwaszx qwe123 qwe12345 qweasd qweasdzxc qweqwe qweqweqwe
qwer1234 qwerty qwerty1 qwerty11 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty2025 qwerty321 qwerty7 qwerty77 qwerty99 qwerty@123 qwertyui
qwertyuiop rachel rainbow ranger realmadrid rebecca richard robert roblox rosario saigon samantha samsung samsung1 samuel scorpion sebastian secret
secret1 secret123 senha123 september shadow shadow1 shannon shorty silver slipknot slots777 smokey snoopy soccer soccer1 spiderman spongebob
spring2025 starwars starwars1 stephanie steven stupid success summer summer2024 summer2025 sunflower sunshine sunshine1 superman superman1 superstar
sweety taylor teamo123 temp123 temp1234 tennis tequiero tequila teresa test123 test1234 test12345 test@123 testing testtest thomas thunder tiffany
tigger tigger1 tinkerbell toyota trinity trustno1 tweety uae123 united unknown user123 vanessa veronica victor victoria victory vietnam viktor vincent
wang1234 warcraft welcome welcome1 welcome12 welcome123 welcome2024 welcome2025 welcome@123 whatever william wilson windows winner winner1 winner123
winter2024 winter2025 woaini woaini1314 woaini520 xsw21qaz xxxxxx xxxxxxxx yamaha yankees yellow zaq12wsx zaq12wsx1 zaq1zaq1 zaqwsx zaqxsw zhang123
zxc123 zxcasdqwe zxcvbn zxcvbn1 zxcvbnm zxcvbnm1 zzzzzz
`;

const commonPasswords: ReadonlySet<string> = new Set(list.split(/\s+/).filter(Boolean));

/**
 * Returns true if the password is in the list of common passwords. Upper and lower case make no difference. One digit
 * or sign at the end is ignored.
 */
export const isCommonPassword = (password: string): boolean => {
  const lower = password.toLowerCase();
  return commonPasswords.has(lower) || commonPasswords.has(lower.replace(/[\d!@#$%&*.?]$/, ''));
};
