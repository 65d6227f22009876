/** The most used passwords of eight or more characters in public breach lists; the first an attacker tries. */
const COMMON = new Set(
  `password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword passwort 12345678 123456789 1234567890
  123123123 1234512345 87654321 987654321 0987654321 11111111 111111111 00000000 000000000 22222222 55555555 66666666 77777777
  88888888 99999999 12341234 12344321 11223344 112233445566 147258369 123654789 789456123 741852963 159357159 qwertyui
  qwertyuiop qwerty12 qwerty123 qwerty1234 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsxedc q1w2e3r4 q1w2e3r4t5 asdfghjk asdfghjkl
  asdf1234 zxcvbnm1 zxcvbnm123 abcd1234 abc12345 a1b2c3d4 aa123456 a1234567 abcdefgh abcdefg1 iloveyou iloveyou1 sunshine
  sunshine1 princess princess1 football football1 baseball baseball1 basketball superman superman1 batman123 trustno1 starwars
  whatever computer internet michelle jennifer jonathan samantha victoria elizabeth alexander charlie1 jordan23 michael1 daniel12
  liverpool liverpool1 chelsea1 arsenal1 manchester corvette mercedes midnight welcome1 welcome123 letmein1 letmein123 admin123
  admin1234 administrator changeme changeme1 default1 secret12 secret123 dragon123 monkey123 master123 shadow123 killer123
  freedom1 love1234 lovelove blink182 pokemon1 naruto123 minecraft samsung1 google123 facebook facebook1 linkedin1 repartee
  repartee1 repartee123`.split(/\s+/),
);

export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}
