/**
 * Words that visitors use in their messages and that small places bear too, such as Police in Poland and Still in France:
 * those of the examples in ../../../../retrieval/matters that no town of the chat's countries is known by.
 */
export const wordsOfMessages =
  'abang abat aceitunas ada adelanto advance aga agen aia aja ajak aku alegre ali alice allo along alta ' +
  'altar altura amet ami amor ans anta antigua antiguedad apad apartado ape appel apples apt arab arcade ' +
  'arco argos arma arman arras arriba asbestos atar atico atlantic atok atur aura autol avis avise ayat ' +
  'azul bac baca bacon bag bail baja bajo baka baker baki balas balboa ball balut bamboo band banda bandera ' +
  'banderas banks banos barber barco barre barro basico bastan batal bateria bau bela beli belle berat ' +
  'berger betul biar biere bila biola biru bla blanca blanco bled blender boda bodega bola bomba bonne ' +
  'bonnes boom boot born boton bow branch brand bras bridge brilliant bro buang buda buena buka bukan bulle ' +
  'bully bulu bunga bungalow burns busca bush byron cache cactus cafe caja caldera calendario calles camas ' +
  'camino campo canales cane caracol caras caro carre carros cars carta cartes casas casco caseros cash ' +
  'casier cast catalan cave celle celles century cerro chamba champagne change charge chase chatte cheval ' +
  'chico choix chop christmas cili cintre circle claro classe clavier cles clever clio coats coin cola ' +
  'coles college comer commerce communal conversion cook cool cooling cooper corazon corte cortes cosa cot ' +
  'cotes cottage couches council countryside court crane croix crystal cuadros cube cuci cuite curry ' +
  'custodia cut dado dale damp dara das daun debe deja deje dejen demonte dent derma diez dig dire dollar ' +
  'dorado douane drain drama drew dulce dura earth echo effort egg ellos emmaus energy envie era escaleras ' +
  'espejo espera estancia este ete fabrica fais faros federal fell fiche fika filer fille finale fines ' +
  'firmat firmo fiscal fleet flores fondo force ford forest franco friend friendly front frontera fry ' +
  'fuerte fully fussy gaming garde gardez gars gata gay geste gigante god goes gol golden gordo grado ' +
  'granja grans grave greve grill grosso grua guarani guardo guia guna habra hacienda halfway halls hammond ' +
  'han hard harian harley harta hatta hawker helper herencia hinna hit hol holiday honey hook hooker ' +
  'horn huerto hunt huron hurones hurricane hurt ido iga iles isa ise isla isle itu iva jala jam jangan ' +
  'jarak jardin jati jebel jete jiran joanna job jumelles kai kali kanda karangan kari kaua keda keele kell ' +
  'kesan kill kiln kilo kinder kini kita kola kole komen kone kos kosong kotor kuju kumba kuna kura labo ' +
  'labrador lack lahti lai laki lama landing langue lao larangan larga largo lari law laya lazy lead leer ' +
  'leh lehe lei lena lend lent leo leping libres libros ligne limbo limit limite limpio line lira lire lis ' +
  'llama loa loen log loo loue luba lubang luck lucky luz mad made madera maiden maillot mal mala malin ' +
  'malm malo malu mama mana manage manda mandan mandas mandi mando manera manga mange manger mangga mango ' +
  'mano marca marco mardi marfil margen mari marina marks marlboro mars mascota mati matou mayo media ' +
  'medias mel mercedes mere mesero mesia miles mili mina minta mio mios mira miran mire mitte mitu moche ' +
  'mogok moho moi mold monda monnaie montagne montan montana monte monton mook mosquee mountain muda mul ' +
  'mula mure mustang nacimiento nada nagu nama nan nana nangis navajas nave needles negara nena never noel ' +
  'none nov nuevo obligado obra ode officer olen olla ongi opportunity ora orden osa otse outlook overland ' +
  'padam padron paga page palang pale palo pandi pandu panique panjang panna pantai pantalla papa paper par ' +
  'parang paredes pareja parks paro partido pasan passi pasta pata pego peine pena peque perito permet pero ' +
  'persan pese pianola pico pilas piles pill pine pink pinto piscina pita pizarra planes platanos plate ' +
  'plato plaza pohja poing poli police polis polling polo pool pop portage porte porter post postal potes ' +
  'pram primera progress proteccion pueblo puertas puma pura purchase puro quart quel quinto race raha rai ' +
  'rain raja rand ranger rantau rasa ray rayon reforma registro regla reino reserva reserve rey rez rifle ' +
  'rioja roja ron ronda root ropa roses rosewood rota rotan rouge rude rue rum saa sachet saco sada sah ' +
  'sake sakit sales salida salle salon salud saluda sama samal sangat sape sauce save scissors scotia sec ' +
  'seca secas sector seda sees segura sella semi semillas sena senales senor seria serrano serre settle ' +
  'share signes silla sillon silly silt sim sina siren sisa sisters ski snow sober soe sola solo sort ' +
  'souris stamps steinway still stock strong suda sulit suya suyo tabaco tabu taga tais tak tal talent talu ' +
  'tamano tangga tank tanta tapas tarifa tata tau tea teel tema temple tenga tequila terang terrace tet ' +
  'tete teti than tienen till tim tiran tire tiro toca toda tok tolk toma tong tool toon tosa toto tous ' +
  'tower traer train trainer transporte travers trim trip tsau tuba tuli tumble tumpang tune turki ultimo ' +
  'uni unidos university upi urus used vado valda vale valor vara varias vas vecinos velas velo ven vence ' +
  'venta ventana ventanas ventanilla verano verres viga villa virgen vis vise vite voila vorra wai wain ' +
  'wall walls wang wangi wanna ward warden warga washer wedding weed welcome well west wise wrist young ' +
  'zone';
